/** Of each call that the public documentation shows: a contract's own words are for programs, in English. */
export const aboutFr: Readonly<Record<string, string>> = {
  'user/register_with_email':
    'Ouvre un compte. Sa liste principale existe aussitôt, à une adresse provisoire.',
  'user/login_with_password':
    'Ouvre une session de personne ou de commerce. Une adresse inconnue a la même réponse, dans le même temps, qu’un mot de passe faux.',
  'user/get_my_info': 'Dit de qui est la session, et ce qu’elle peut faire.',
  'user/logout': 'Ferme cette session : le jeton n’ouvre plus rien.',
  'user/check_slug_available':
    'Dit si une adresse de liste est libre, et sinon pourquoi, avec une autre à proposer.',
  'user/finish_setup': 'Termine l’inscription : les noms, la date, et l’adresse de la liste.',
  'user/send_password_reset':
    'Envoie le lien d’un nouveau mot de passe. La réponse est la même, que l’adresse soit connue ou non.',
  'user/reset_password':
    'Change le mot de passe par le lien reçu, qui sert une fois ; les autres sessions se ferment.',
  'user/send_verification': 'Envoie de nouveau le lien qui confirme l’adresse e-mail.',
  'user/verify_email': 'Confirme une adresse e-mail par le lien reçu.',
  'user/change_email':
    'Demande une autre adresse e-mail : elle vaut dès que le lien qu’on y envoie est suivi.',
  'user/stop_email_change': 'Arrête un changement d’adresse, par le lien que l’ancienne a reçu.',
  'user/change_password': 'Change le mot de passe ; l’ancien sert de preuve.',
  'user/list_sessions': 'Les sessions ouvertes, avec leur appareil et leur dernier passage.',
  'user/end_sessions': 'Ferme les sessions nommées ; toutes les autres si l’on n’en nomme aucune.',
  'user/totp_setup': 'Commence un second facteur : l’adresse à donner à une application de codes.',
  'user/totp_confirm':
    'Met le second facteur en place par un premier code, et montre une seule fois les codes de secours.',
  'user/totp_remove': 'Retire le second facteur.',
  'user/get_second_factor': 'Dit s’il y a un second facteur, et combien de codes de secours restent.',
  'user/renew_recovery_codes': 'Donne dix codes de secours neufs ; les anciens ne valent plus rien.',
  'user/prove':
    'Prouve que c’est bien vous, pour dix minutes. Il faut au moins une des trois preuves, et chacune de celles qu’on donne doit être juste.',
  'user/passkey_options': 'Ce qu’il faut au navigateur pour créer une clé d’accès.',
  'user/add_passkey': 'Ajoute la clé d’accès que le navigateur vient de créer.',
  'user/list_passkeys': 'Les clés d’accès du compte, et quand chacune a servi.',
  'user/remove_passkey': 'Retire une clé d’accès.',
  'user/passkey_login_options': 'Ce qu’il faut au navigateur pour ouvrir une session par une clé d’accès.',
  'user/login_with_passkey': 'Ouvre une session par une clé d’accès.',
  'user/login_with_google':
    'Ouvre une session, ou un compte, par un jeton de Google, vérifié comme donné pour ce site.',
  'user/login_with_facebook':
    'Ouvre une session, ou un compte, par un jeton de Facebook, vérifié comme donné pour ce site.',
  'user/login_with_apple':
    'Ouvre une session, ou un compte, par un jeton d’Apple, vérifié comme donné pour ce site.',
  'user/login_with_dso_token':
    'Ouvre dans un navigateur la session d’une application, par un jeton qui sert une fois, pendant une minute.',
  'user/create_dso_token': 'Fait le jeton par lequel une application passe sa session à un navigateur.',
  'user/list_identities': 'Les comptes Google, Apple ou Facebook qui ouvrent celui-ci.',
  'user/remove_identity': 'Détache tous les comptes de ce fournisseur ; les autres sessions se ferment.',
  'user/update_profile': 'Change les noms, la photo ou l’adresse de la liste. Ce qu’on n’envoie pas reste.',
  'user/update_device_token': 'Retient un appareil, pour les notifications.',
  'user/remove_device_token': 'Oublie un appareil : il ne reçoit plus de notifications.',
  'user/export_my_data': 'Tout ce qui est gardé sur la personne, en JSON.',
  'user/delete_my_account': 'Efface le compte. Les écritures d’argent restent, détachées de la personne.',
  'user/list_addresses': 'Les adresses postales du compte.',
  'user/save_address':
    'Ajoute ou change une adresse. Avec `for_gifts`, elle remplace celle qui servait aux cadeaux.',
  'user/delete_address': 'Retire une adresse postale.',
  'user/get_notifications': 'Les nouvelles du compte, page par page, les dernières d’abord.',
  'user/mark_notifications_read': 'Marque des nouvelles comme lues, et dit combien ne le sont pas.',
  'user/get_notification_preferences': 'Ce dont la personne veut être prévenue, et comment.',
  'user/update_notification_preferences': 'Change ce dont la personne veut être prévenue.',
  'user/get_public_info': 'Ce que tout le monde peut savoir d’une personne, par l’adresse de sa liste.',
  'user/get_total_collected_cagnotte': 'Ce que les cagnottes de la personne ont reçu en tout.',
  'user/pregnancy_ended':
    'La grossesse s’est arrêtée : lettres, comptes à rebours et e-mails qui en parlent cessent aussitôt. Les mots de `words`, s’il y en a, vont à ceux dont le cadeau n’est pas encore débité.',
  'content/get_ticket': 'Ce que vaut un code d’invitation, d’offre ou de partenaire, et jusqu’à quand.',
  'content/get_init_site_content':
    'Ce dont une page a besoin pour commencer : menus, rubriques du magazine, rayons.',
  'content/get_content': 'Un contenu par son adresse ; les clés demandées seulement, si l’on en nomme.',
  'content/list_content_in_namespace': 'Les contenus d’une sorte, les derniers d’abord.',
  'content/get_page': 'Une page.',
  'content/get_post': 'Un article, et ceux qui lui ressemblent.',
  'content/get_tag': 'Une sélection et ses produits.',
  'content/get_category': 'Une rubrique et ses articles.',
  'content/get_search_preset': 'Une recherche préparée et ce qu’elle trouve.',
  'content/get_categories': 'Les rubriques, avec leur nombre d’articles.',
  'content/get_last_posts': 'Les derniers articles, page par page.',
  'content/get_last_posts_in_category': 'Les derniers articles d’une rubrique, page par page.',
  'content/get_posts_from_author': 'Qui signe, et ses articles.',
  'content/list_items':
    'Les contenus d’une sorte, filtrés et page par page ; sans `keys`, tout de chacun sauf `md`. Un jeton qui a le droit `content` voit aussi les brouillons.',
  'content/get_item': 'Un contenu, avec son Markdown ; HTTP 404 s’il n’y en a pas.',
  'content/comment_by_link':
    'Une remarque de quelqu’un qui n’a pas de compte, par un lien d’aperçu qui le permet.',
  'content/get_themes_covers': 'Les couvertures en service, par thème puis par place.',
  'content/get_themes_covers_by_category': 'Les thèmes et leurs couvertures.',
  'content/describe_themes_covers': 'Ce que montre chaque couverture, en mots.',
  'content/get_unsplash_covers': 'Les photographies d’Unsplash ; sans clé, nos dessins.',
  'content/get_unsplash_covers_count': 'Le nombre de ces photographies.',
  'first-name/create_vote': 'Un vote à deux sur des prénoms : deux liens, le sien et celui qu’on envoie.',
  'first-name/vote': 'Un choix sur un prénom ; le dernier remplace les autres. Répond comme `get_vote`.',
  'first-name/get_vote':
    'Vos choix, et les prénoms que vous avez choisis tous les deux. Personne ne voit les autres choix de l’autre.',
  'search/instant': 'Produits, sélections et marques pendant qu’on écrit.',
  'search/products': 'Une page de produits et de filtres ; sans mots, tout ce que gardent les filtres.',
  'search/content': 'Articles, pages, outils, prénoms et villes.',
  'search/suggest':
    'Ce que peuvent devenir les mots qu’on écrit : choses, rayons, marques, pages, prénoms, villes.',
  'search/best':
    'La page qu’une recherche nomme : un outil, une ville, un prénom, une marque, un article, le contact.',
  'search/used':
    'Dit qu’une recherche montrée par-dessus une page est finie : ce qu’elle a trouvé, et si l’on en a ouvert quelque chose (un produit, par son numéro). Compté sans personne.',
  'list/get': 'La liste principale, avec tout ce qu’elle porte.',
  'list/getWithoutDetails': 'La liste principale, sans ses cadeaux.',
  'list/get_with_uuid': 'Une de vos listes, avec tout ce qu’elle porte.',
  'list/set_birthdate': 'Change la date attendue, ou l’efface.',
  'list/set_cover': 'Met une photo à soi en couverture, ou l’enlève.',
  'list/update_prop': 'Garde un texte sous un nom, pour votre programme.',
  'list/update_many_props': 'Garde plusieurs textes sous leurs noms.',
  'list/update_setting': 'Change un réglage. Montrer ce qui devait rester une surprise se confirme.',
  'list/update_settings': 'Change plusieurs réglages, tous ou aucun.',
  'list/update_design': 'Change des couleurs ; celle du texte reste lisible.',
  'list/update_list': 'Change le titre, l’adresse, ou range la liste parmi les anciennes.',
  'list/delete_list':
    'Met la liste à la corbeille pour trente jours ; refusé tant qu’il y a de l’argent dans sa cagnotte.',
  'list/choose_cover':
    'Choisit une couverture des thèmes ou de la galerie, ou une que la liste a déjà eue ; `set_cover` prend une photo à soi.',
  'list/get_deleted_lists': 'Les listes supprimées que l’on peut encore reprendre.',
  'list/restore_list': 'Sort une liste de la corbeille, à son adresse et avec tout ce qu’elle portait.',
  'list/add_item_to_main':
    'Ajoute un produit du catalogue à la liste principale ; une seconde fois, rien ne double.',
  'list/remove_item_from_main': 'Retire un produit de la liste principale.',
  'list/add_custom_item_to_main': 'Ajoute à la liste principale un cadeau écrit à la main.',
  'list/add_external_item_to_main':
    'Ajoute à la liste principale un produit d’un autre site. Avec `from_app`, une application l’a partagé : le prix, la marque ou l’image qu’elle ne savait pas se lisent ensuite.',
  'list/preview_external_item': 'Lit ce qu’une page d’un autre site dit de son produit.',
  'list/add_favorite': 'Met un produit de côté.',
  'list/remove_favorite': 'Ne garde plus un produit de côté.',
  'list/toggle_favorite': 'Met un produit de côté, ou l’en retire s’il y était.',
  'list/get_favorites': 'Les produits mis de côté.',
  'list/get_product_in_list': 'Un produit tel qu’il est sur une liste, ou rien s’il n’y est pas.',
  'list/move_product_to_bought': 'Marque un cadeau comme acheté ; le redire ne change rien.',
  'list/move_product_to_not_bought': 'Marque un cadeau comme pas encore acheté.',
  'list/reorder_items': 'Range les cadeaux dans l’ordre donné.',
  'list/is_covered': 'Dit si un cadeau est déjà prévu. Sous surprise, un seul à la fois, et c’est noté.',
  'list/update_product_classification_in_list': 'Change le rayon d’un cadeau.',
  'list/update_product_priority': 'Change l’importance d’un cadeau.',
  'list/update_product_in_list':
    'Change les mots, le nombre, le nom ou le prix d’un cadeau ; le nom et le prix de ce qui n’est pas du catalogue seulement.',
  'list/add_item': 'Ajoute un produit du catalogue à une de vos listes.',
  'list/remove_item': 'Retire un cadeau d’une de vos listes.',
  'list/add_custom_item': 'Ajoute à une de vos listes un cadeau écrit à la main.',
  'list/add_external_item': 'Ajoute à une de vos listes un produit d’un autre site.',
  'list/update_item': 'Change un cadeau d’une de vos listes.',
  'list/bulk_items':
    'Change plusieurs cadeaux à la fois ; ceux qui n’y sont plus sont nommés, les autres faits.',
  'list/invite_co_owner': 'Invite quelqu’un à tenir la liste avec vous ; l’argent reste à qui l’a faite.',
  'list/remove_co_owner': 'Retire quelqu’un de ceux qui tiennent la liste.',
  'list/get_co_owners': 'Qui tient la liste, et qui est invité ; les adresses, à qui l’a faite seulement.',
  'list/cancel_co_owner_invitation': 'Reprend une invitation.',
  'list/get_co_owner_invitation': 'Ce dont parle le lien d’une invitation, avant d’avoir un compte.',
  'list/accept_co_owner': 'Accepte de tenir une liste à plusieurs.',
  'list/get_my_lists': 'Vos listes, et celles que vous tenez avec d’autres.',
  'list/set_main_list': 'Choisit la liste dont parlent les appels sans `list_uuid`.',
  'list/gift_tracker': 'Qui a offert quoi, et qui a été remercié, une fois la surprise levée.',
  'list/mark_thanked': 'Note qu’un cadeau a été remercié ; avec `message`, l’envoie.',
  'list/mark_not_thanked': 'Reprend cette note, sauf si un message est parti avec elle.',
  'list/import_items':
    'Un fichier CSV dont la première ligne nomme les colonnes, ou des pages de boutiques ; chaque ligne est ajoutée ou refusée pour elle-même.',
  'list/export_list':
    'La liste en un fichier, telle que son propriétaire peut la voir ; `import_items` reprend le CSV.',
  'list/list_doctor':
    'Ce qui manque à une liste, calculé sur ce que ses propriétaires y ont mis ; ce qu’ils ont écarté n’est que compté.',
  'list/set_aside_finding': 'Écarte une remarque, ou la reprend.',
  'list/open_pool': 'Propose un cadeau à plusieurs, à son prix, jusqu’à un jour.',
  'list/close_pool': 'L’arrête : chaque part va où son donneur l’avait choisi.',
  'list/get_cagnotte_contributions': 'Les contributions reçues, et leur somme.',
  'publiclist/get_from_user_slug': 'Une liste telle que la voient ses visiteurs, et à qui elle est.',
  'publiclist/get_list_id_from_slug': 'Le numéro d’une liste, par son adresse.',
  'publiclist/reserve_item': 'Réserve un cadeau pour quatorze jours, et envoie un lien privé pour la suite.',
  'publiclist/give_item':
    'Comme `reserve_item`, avec un mot pour les parents ; `bought` quand il est déjà acheté ailleurs.',
  'publiclist/get_availability':
    'Combien il reste de chaque cadeau ; `gifts` est vide quand `known` est encore la version.',
  'publiclist/is_free':
    'Combien on peut encore offrir d’un cadeau ; sous surprise, son propriétaire n’apprend que oui ou non, et c’est noté.',
  'publiclist/update_gift_words': 'Change le mot pour les parents, par le lien privé.',
  'publiclist/release_item': 'Rend une réservation, par le lien privé.',
  'publiclist/extend_reservation': 'Prolonge une réservation, par le lien privé.',
  'publiclist/reopen_reservation': 'Pas acheté finalement : promis de nouveau, pour quatorze jours.',
  'publiclist/mail_reservation_links':
    'Renvoie ses liens à qui a perdu l’e-mail ; la réponse est la même, que l’adresse ait réservé ou non.',
  'publiclist/update_reservation': 'Dit où en est un cadeau réservé : commandé, reçu, emballé, offert.',
  'publiclist/get_pools':
    'Les cadeaux que plusieurs paient ensemble ; sous surprise, le propriétaire ne lit rien de ce qui est payé.',
  'publiclist/prepare_share': 'Une part d’un tel cadeau ; plus que ce qui manque est refusé.',
  'publiclist/withdraw_share':
    'Reprend une part payée, par le lien du reçu, tant que le cadeau n’est pas complet.',
  'publiclist/list_prepare_contribution':
    'Prépare une contribution à la cagnotte, et ce qu’il faut pour la payer.',
  'publiclist/list_prepapre_contribution_with_amount':
    'La même, d’un montant seulement. L’orthographe de l’adresse est d’origine.',
  'publiclist/gen_and_get_contribution_detail': 'La même, avec la liste.',
  'publiclist/list_add_contribution':
    'Prépare une contribution pour plus tard : la carte est enregistrée, et débitée au jour dit.',
  'publiclist/get_contribution': 'Une contribution, par son numéro secret.',
  'publiclist/get_contribution_detail':
    'Une contribution et sa liste, avec ce qu’il faut pour la payer si on le demande.',
  'publiclist/update_contribution_amount': 'Change le montant, avant le paiement.',
  'publiclist/update_contribution_anonymous': 'Montre ou cache le nom du donneur.',
  'publiclist/update_contribution_comment': 'Change le mot qui accompagne.',
  'publiclist/update_contribution_contributor': 'Change le nom ou l’adresse du donneur.',
  'publiclist/list_check_contribution_status':
    'Où en est une contribution ; demandé à l’organisme de paiement tant que ce n’est pas fini.',
  'publiclist/list_cancel_contribution':
    'Annule une contribution qui n’est pas encore payée, par le lien de l’e-mail.',
  'publiclist/add_addon': 'Ajoute une option, avant le paiement.',
  'publiclist/remove_addon': 'Retire une option, avant le paiement.',
  'publiclist/can_suggest_addon': 'Dit si une option peut être proposée pour cette liste.',
  'publiclist/has_addon_contribution': 'Dit si une option a déjà été payée pour cette liste.',
  'publiclist/list_prepare_contributor_order':
    'Garde le stock et le cadeau trente minutes ; la commande se paie à /i/marketplace/checkout/{hash}.',
  'guess/open':
    'Ouvre les pronostics. De nouveau : change ce qui est demandé, ou jusqu’à quand, tant que la naissance n’est pas annoncée.',
  'guess/play': 'Un pronostic ; la même adresse remplace le sien.',
  'guess/get': 'Ce qui est demandé, jusqu’à quand, et combien ont joué.',
  'guess/reveal': 'Termine le jeu et écrit à chaque joueur, une fois.',
  'guess/ranking': 'Ce qui est arrivé et le classement, une fois que les parents l’ont dit.',
  'guess/remove': 'Retire les pronostics d’une liste, avec tout ce qui a été joué.',
  'demo/confirm': 'Démonstration : paie avec une carte d’essai. Aucune vraie carte n’est acceptée.',
  'demo/answer_3ds': 'Démonstration : accepte ou refuse à la place de la banque.',
  'voucher/list': 'Vos bons d’achat, et la somme à dépenser.',
  'voucher/claim': 'Attache un bon au compte : son code ne l’ouvre plus ailleurs.',
  'voucher/card': 'Ce qui s’imprime sur la carte ; sans noms pour un bon que personne n’a acheté.',
  'voucher/from_pot': 'Fait un bon d’achat d’une part de la cagnotte.',
  'voucher/prepare_purchase':
    'Prépare l’achat d’un bon, qui se paie à /i/marketplace/bons-achat/{hash} ; sans `send_on`, envoyé dès qu’il est payé.',
  'voucher/check':
    'Où en est l’achat d’un bon ; demandé à l’organisme de paiement tant que ce n’est pas fini.',
  'voucher/use':
    'Utilise un bon ou une remise sur une commande, par son code, ou par son numéro pour un bon du compte.',
  'voucher/unuse': 'Retire une réduction d’une commande ; `voucher_id` est le numéro de la réduction.',
  'offer/active': 'Les offres du moment que vous pouvez utiliser, hors calendrier.',
  'offer/calendar': 'Le calendrier de l’avent ; une offre n’est dite qu’une fois sa porte ouverte.',
  'offer/open_door':
    'Ouvre une porte, à partir de son jour (heure de Paris) et jusqu’au 31 décembre. De nouveau : la même réponse.',
  'offer/mine': 'Les offres que vous avez obtenues, et jusqu’à quand elles valent.',
  'order/get': 'Une commande, par son numéro secret.',
  'order/keep':
    'Met à votre compte une commande commencée sans être connecté, avant son paiement : les offres et les bons du compte y valent.',
  'order/add_line': 'Une autre chose de la même liste, de n’importe quel vendeur, jusqu’au paiement.',
  'order/remove_line': 'Retire une ligne. La dernière reste : `cancel` abandonne la commande.',
  'order/save_details':
    'L’adresse, ou celle des parents, la livraison et le consentement. Le total suit la livraison.',
  'order/pay': 'Ce qu’il faut au navigateur pour payer ; rien quand il n’y a plus rien à payer.',
  'order/check_status':
    'Où en est une commande ; demandé à l’organisme de paiement tant que ce n’est pas fini.',
  'order/cancel':
    'Annule avant le départ du colis ; ce qui était payé est rendu. De nouveau : la même réponse.',
  'order/follow': 'Suit une commande par le lien d’un e-mail, sans compte.',
  'order/cancel_by_link': 'Annule une commande par le lien d’un e-mail.',
  'order/mail_links':
    'Envoie les liens des commandes d’une adresse ; la réponse est la même, qu’elle en ait ou non.',
  'order/get_my_orders': 'Les commandes du compte, et de son adresse une fois confirmée.',
  'order/completion':
    'La remise de fin de liste ; rien quand la liste n’a plus rien qui se vende ici, avant son jour, et quand elle a servi.',
  'order/paid_together':
    'Les cadeaux offerts à plusieurs, vendus ici, que les propriétaires de la liste n’ont pas encore commandés ; aucun tant que la surprise tient.',
  'order/ask_return':
    'Dans les quatorze jours de la livraison, sans motif : un retour par vendeur. Ses `returns` disent où en est chacun.',
  'order/change_return':
    'Dit un retour parti, avec sa preuve ; ou gardé finalement, tant qu’il n’est pas parti.',
  'cagnotte/overview': 'La cagnotte : ce qu’elle a reçu, ce qui est disponible, ce qui est retiré.',
  'cagnotte/create': 'Ouvre la cagnotte d’une liste.',
  'cagnotte/start_identity': 'Commence la vérification d’identité, chez l’organisme de paiement.',
  'cagnotte/check_identity': 'Où en est la vérification d’identité.',
  'cagnotte/withdraw': 'Retire de l’argent vers un compte bancaire.',
  'cagnotte/statement': 'Le relevé de la cagnotte, entre deux jours.',
  'business/create': 'Crée un commerce, qui attend d’être approuvé.',
  'business/list_mine': 'Les commerces dont la personne est membre.',
  'business/open_session': 'Ouvre la session d’un commerce, par-dessus celle de la personne.',
  'business/accept_invitation': 'Accepte d’être membre d’un commerce, par le lien de l’e-mail.',
  'business/shopify_finish':
    'Rattache une boutique Shopify par un lien qui sert une fois ; une personne a ainsi son commerce.',
  'contact/form_stamp': 'Une heure signée, à envoyer avec un message ; rien n’est demandé à la personne.',
  'contact/send_message': 'Écrit à l’équipe.',
  'contact/send_partner_lead': 'Propose un partenariat.',
  'newsletter/subscribe':
    'Demande des lettres. Adresse connue ou non, la réponse est la même, et rien ne compte avant que le lien envoyé soit suivi.',
  'newsletter/confirm': 'Confirme, par le lien envoyé.',
  'newsletter/unsubscribe': 'Arrête toutes les lettres, aussitôt, sans connexion.',
  'newsletter/preferences':
    'Change les sujets ou le terme. `ended` : la grossesse s’est arrêtée, et tout ce qui en parle cesse, quoi qu’on dise d’autre.',
  'review/add_review':
    'Un avis par personne. De nouveau : il remplace le premier, et il est relu avant de paraître.',
  'review/get_my_review': 'Votre avis, s’il y en a un.',
  'review/remove_review': 'Retire votre avis.',
  'review/list_reviews': 'Les avis parus, page par page.',
  'review/report_review': 'Signale un avis.',
  'assistant/ask':
    'Répond avec nos pages, citées ; les urgences d’abord. Soixante questions par minute et six cents par jour et par adresse.',
  'assistant/rate': 'Dit si une réponse a servi, pendant un jour ; le dernier mot compte.',
};
