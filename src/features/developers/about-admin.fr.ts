/** Of each call of the administration that is not of the contents. */
export const aboutAdminFr: Readonly<Record<string, string>> = {
  'user/enable_account':
    'Ouvre ou désactive un compte ; désactivé, ses sessions se ferment et la personne est prévenue par e-mail.',
  'user/impersonate': 'Ouvre une session au nom d’une personne, pour trente minutes, écrite au journal.',
  'user/search_people': 'Les comptes, par nom, adresse e-mail ou adresse de liste.',
  'user/set_admin': 'Donne ou retire l’administration à une personne, qui est prévenue par e-mail.',
  'user/end_sessions_of': 'Ferme toutes les sessions d’une personne.',
  'user/end_every_session': 'Ferme d’un coup les sessions de tout le monde, sauf celle qui le demande.',
  'user/audit_of': 'Ce que le journal dit d’une personne, page par page.',
  'admin/list_roles': 'Les rôles de l’équipe, et les droits de chacun.',
  'admin/save_role':
    'Fait un rôle, ou en change un : qui le tient est déconnecté et prévenu quand ses droits changent. Un droit de plus pour quelqu’un demande une preuve, comme `set_roles`.',
  'admin/delete_role': 'Supprime un rôle que personne ne tient.',
  'admin/invite_staff':
    'Donne des rôles à une adresse e-mail, qui est invitée ; un compte est fait là où il n’y en a pas.',
  'admin/set_roles':
    'Donne ces rôles à une personne, et aucun autre : un changement la déconnecte partout et la prévient.',
  'admin/create_api_token':
    'Fait un jeton pour un autre programme, montré une seule fois : pas plus de droits que qui le fait, valable jusqu’à la fin de son dernier jour.',
  'admin/list_api_tokens': 'Les jetons, leurs droits, leur fin et leur dernier emploi.',
  'admin/revoke_api_token': 'Met fin à un jeton.',
  'admin/save_webhook':
    'Fait un webhook, ou le change. Son secret n’est dit que lorsqu’il est fait ; l’ancien signe encore vingt-quatre heures à côté d’un nouveau.',
  'admin/list_webhooks': 'Les webhooks, et comment s’est passé leur dernier envoi.',
  'admin/delete_webhook': 'Supprime un webhook, avec ses envois.',
  'admin/webhook_deliveries': 'Les envois d’un webhook depuis trente jours, les derniers d’abord.',
  'admin/redeliver':
    'Renvoie tout de suite, sous le même `webhook-id`, et réessaie comme un envoi neuf ; `conflict` tant que le webhook est arrêté.',
  'admin/try_webhook':
    'Envoie une fois un `webhook.test`, même à un webhook arrêté, et dit ce qui a été répondu.',
  'admin/create_ticket': 'Fait un billet d’inscription ; sans code, il en est tiré un.',
  'admin/list_tickets': 'Les billets, par code ou nom, les derniers d’abord.',
  'admin/ticket_report':
    'Qui est venu avec quel billet, quand, et si une liste en est née ; les adresses sont masquées.',
  'admin/export_ticket_report': 'La même chose en fichier, par morceaux, sans nom ni adresse.',
  'admin/enable_ticket': 'Ouvre ou arrête un billet.',
  'admin/get_search_tuning':
    'Les synonymes, les mots laissés, les produits épinglés et le classement, avec ceux d’origine.',
  'admin/save_search_tuning':
    'Change ces réglages : la recherche les suit partout aussitôt, les index un peu après.',
  'admin/try_search':
    'Ce que trouvent des mots avec les réglages enregistrés et avec ceux-ci, sur PostgreSQL.',
  'admin/get_search_use':
    'Les recherches de la semaine qui n’ont rien trouvé, et celles après lesquelles rien n’a été ouvert.',
  'admin/measure_search':
    'Note des recherches jugées, avec les réglages enregistrés et avec ceux-ci, sur PostgreSQL.',
  'admin/search_products': 'Les produits du catalogue, page par page, cherchés et filtrés.',
  'admin/get_product': 'Un produit, pour sa fiche.',
  'admin/create_product': 'Fait un produit.',
  'admin/update_product':
    'Change un produit ; ce qui est écrit à la main est gardé des flux, à moins que `kept_fields` ne le leur rende.',
  'admin/product_uses': 'Où se montrent des produits, avant de les supprimer.',
  'admin/enable_products': 'Montre des produits, ou les cache.',
  'admin/delete_products':
    'Retire des produits du catalogue ; refusé s’ils sont sur plus de listes qu’on n’en a confirmé. Les listes gardent ce qu’elles ont.',
  'admin/restore_products': 'Remet au catalogue des produits supprimés.',
  'admin/search_brands': 'Les marques, page par page, par leur nom.',
  'admin/get_brand': 'Une marque, pour sa fiche.',
  'admin/create_brand': 'Fait une marque.',
  'admin/update_brand': 'Change une marque ; son ancienne adresse mène à la nouvelle.',
  'admin/enable_brands': 'Montre des marques, ou les cache.',
  'admin/merge_brand':
    'Réunit une marque à une autre : ses produits y passent, son adresse y mène, et elle n’est plus.',
  'admin/delete_brand': 'Supprime une marque qui n’a pas de produit.',
  'admin/search_tags': 'Les sélections, page par page, par leur nom.',
  'admin/get_tag_detail': 'Une sélection, avec ses produits.',
  'admin/create_tag': 'Fait une sélection.',
  'admin/update_tag': 'Change une sélection.',
  'admin/move_tag': 'Change la place d’une sélection parmi les autres.',
  'admin/enable_tags': 'Montre des sélections, ou les cache.',
  'admin/delete_tags': 'Supprime des sélections ; leurs produits restent au catalogue.',
  'admin/list_classifications': 'Les rayons, dans leur ordre.',
  'admin/save_classification':
    'Change un rayon, ou en fait un si l’adresse courte manque ; elle est tirée du nom une fois, et ne change plus.',
  'admin/order_classifications': 'Change l’ordre des rayons.',
  'admin/delete_classification': 'Supprime un rayon où rien n’est rangé.',
  'admin/search_presets': 'Les recherches toutes faites, page par page.',
  'admin/get_preset': 'Une recherche toute faite, pour sa fiche.',
  'admin/create_preset': 'Fait une recherche toute faite.',
  'admin/update_preset':
    'Change une recherche toute faite ; `was` est son adresse jusque-là, qui mène à la nouvelle.',
  'admin/enable_presets': 'Montre des recherches toutes faites, ou les cache.',
  'admin/delete_preset': 'Supprime une recherche toute faite.',
  'admin/list_feeds': 'Les flux de produits, et leur dernier import.',
  'admin/save_feed': 'Fait un flux, ou le change.',
  'admin/delete_feed': 'Supprime un flux ; ses produits restent au catalogue, épuisés.',
  'admin/begin_feed_run': 'Annonce un fichier, envoyé par morceaux de 1 Mio.',
  'admin/send_feed_piece': 'Un morceau du fichier ; de nouveau : le même morceau.',
  'admin/read_feed_run': 'Lit le fichier envoyé, et dit ses colonnes.',
  'admin/fetch_feed': 'Lit le flux à son adresse, en arrière-plan.',
  'admin/check_feed_run':
    'Dit ce que deviendrait chaque ligne, et n’écrit rien ; de nouveau après d’autres correspondances.',
  'admin/apply_feed_run': 'Écrit au catalogue ce qui n’est pas refusé, en arrière-plan.',
  'admin/cancel_feed_run': 'Renonce à un import ; ce qui est déjà écrit reste.',
  'admin/feed_run_state': 'Où en est un import.',
  'admin/feed_report': 'Ce que devient chaque ligne, page par page.',
  'admin/list_printed_cards':
    'Les cartes à imprimer, les plus anciennes d’abord. L’adresse est celle que les parents donnent pour les cadeaux, à ce moment, tant que la carte n’est pas imprimée.',
  'admin/print_cards':
    'Un fichier à imprimer, en base64 : chaque carte et son enveloppe. Leurs adresses ne changent plus ; de nouveau, c’est le même.',
  'admin/send_cards': 'Les cartes imprimées sont postées : qui a laissé une adresse en est prévenu.',
  'demo/advance_clock': 'Avance l’horloge de la démonstration.',
  'demo/open_dispute': 'La banque de qui a offert conteste un paiement.',
  'demo/close_dispute': 'La banque de qui a offert décide.',
  'admin/search_payments':
    'Les paiements, par personne, adresse, empreinte, intention, référence ou liste ; jamais une carte.',
  'admin/export_payments':
    'Ce que trouve la même recherche, sur une feuille : les 10 000 derniers ; `more` quand il y en a d’autres.',
  'admin/get_payment': 'Un paiement, et tout ce qui lui est arrivé.',
  'admin/resend_receipt': 'Renvoie le reçu d’un paiement.',
  'admin/request_refund':
    'Demande un remboursement ; tout ce qui reste si le montant est `null`. Au-delà de la limite, quelqu’un d’autre doit décider.',
  'admin/decide_refund': 'Approuve ou refuse le remboursement que quelqu’un d’autre a demandé.',
  'admin/list_refunds': 'Les remboursements, les derniers d’abord.',
  'admin/list_disputes': 'Les litiges, les derniers d’abord.',
  'admin/get_dispute': 'Un litige ; `facts` dit ce que l’on sait du paiement, pour commencer les preuves.',
  'admin/send_dispute_evidence':
    'Garde les preuves comme brouillon jusqu’à `submit` ; une banque les prend une fois.',
  'admin/list_quarantine': 'Les messages du prestataire que l’on n’a pas su suivre.',
  'admin/retry_quarantine': 'Essaie de nouveau un message en quarantaine.',
  'admin/set_aside_quarantine': 'Met un message de côté, avec une raison.',
  'admin/get_pot_statement': 'Chaque mouvement d’une cagnotte selon les comptes, comme sa personne les lit.',
  'admin/search_pots': 'Les cagnottes, page par page.',
  'admin/hold_pot':
    'Bloque une cagnotte : rien n’en sort et rien n’y entre jusqu’à `release_pot` ; la raison est montrée à sa personne.',
  'admin/release_pot': 'Débloque une cagnotte, avec une raison.',
  'admin/list_addons': 'Les cartes et suppléments qui accompagnent un cadeau.',
  'admin/save_addon':
    'Change un supplément, ou en fait un ; un nouveau prix vaut pour ce qui est ajouté ensuite.',
  'admin/order_addons': 'Change l’ordre des suppléments.',
  'admin/get_reconciliation': 'Jour par jour, et ce que les deux comptes disent autrement.',
  'admin/run_reconciliation': 'Copie ce qui est nouveau chez le prestataire, et redemande ce qui diffère.',
  'admin/trial_balance': 'Les sommes de chaque compte du plan français jusqu’à la fin d’un jour.',
  'admin/export_fec': 'Le FEC d’une période d’une même année, écrit au journal.',
  'admin/list_ledger_exports': 'Les jours des comptes qui ont été écrits et signés, les derniers d’abord.',
  'admin/get_ledger_export': 'Un jour signé, comme il fut écrit ; noté au journal.',
  'admin/create_vouchers':
    'Fait des bons d’achat, dont les codes sont dits une fois : sous la même clé, il n’y en a plus, et rien n’est fait.',
  'admin/search_vouchers': 'Les bons d’achat, par nom, fin du code, code entier ou personne.',
  'admin/cancel_voucher': 'Annule un bon d’achat ; refusé tant qu’une commande en tient une part.',
  'admin/list_offers': 'Les offres, page par page.',
  'admin/save_offer': 'Change une offre ; `id` `null` en fait une.',
  'admin/delete_offer': 'Supprime une offre dont personne ne s’est servi.',
  'admin/offer_report':
    'Combien l’ont prise, combien de commandes s’en sont servies, et les articles que celles-ci ont payés.',
  'admin/search_orders':
    'Les commandes, par numéro, personne, adresse, produit, intention ou référence ; `late` : ce qui aurait dû partir.',
  'admin/get_order': 'Une commande, et tout ce qui lui est arrivé.',
  'admin/advance_order':
    'Fait avancer une commande d’une étape ; l’envoi demande un numéro de suivi. La même étape de nouveau ne change rien.',
  'admin/cancel_order':
    'Annule une commande avant son départ ; ce qui a été payé est rendu, au-delà de la limite quand quelqu’un d’autre a approuvé.',
  'admin/settle_order':
    'D’une commande finie dont une banque a pris une part pour de bon : dit comment la personne a le reste (`to_transfer`), et l’écrit aux comptes ; aucun argent ne bouge.',
  'admin/return_order':
    'Un colis revenu : son stock et son cadeau sont de nouveau libres, et le reste est rendu.',
  'admin/search_returns': 'Les retours, page par page.',
  'admin/label_return': 'Donne l’étiquette d’un retour.',
  'admin/receive_return':
    'Un retour est arrivé : ses pièces sont de nouveau en vente, sauf abîmées, et son prix est rendu ; une part gardée est expliquée. Au-delà de la limite d’une personne, il attend `refund_return`.',
  'admin/refund_return':
    'Rend le prix d’un retour au-delà de la limite, par quelqu’un d’autre que qui l’a reçu.',
  'admin/settle_return':
    'Là où le remboursement est refusé pour de bon (`stuck`) : dit comment la personne a son argent ; aucun argent ne bouge.',
  'admin/refuse_return': 'Refuse un retour, avec une raison.',
  'admin/get_invoice': 'Une facture ou un avoir en PDF.',
  'admin/search_merchants': 'Les boutiques, page par page.',
  'admin/approve_merchant': 'Accepte une boutique, ou la rouvre.',
  'admin/disable_merchant': 'Suspend une boutique, avec une raison ; rien d’elle n’est plus en vente.',
  'admin/set_commission': 'Change la commission d’une boutique.',
  'admin/close_merchant':
    'Ferme une boutique : ses propriétaires sont prévenus, et c’est fait trente jours après ; `approve_merchant` y renonce.',
  'admin/send_seller_lines': 'Envoie les articles d’une boutique fermée. De nouveau, rien ne change.',
  'admin/refuse_seller_line':
    'Refuse un article d’une boutique fermée ; ce qui a été payé est rendu, au-delà de la limite quand quelqu’un d’autre a approuvé.',
  'admin/list_commission_invoices':
    'Nos factures de commission aux boutiques et leurs avoirs, les derniers d’abord.',
  'admin/get_commission_invoice': 'L’une d’elles en PDF.',
  'contact/list_messages': 'Les messages reçus, page par page.',
  'contact/update_message': 'Change ce qui est donné : l’état, qui répond, la note.',
  'contact/delete_message': 'Supprime un message.',
  'admin/list_campaigns': 'Les lettres, les dernières d’abord.',
  'admin/save_campaign':
    'Garde une lettre comme brouillon ; reprise avant que personne ne l’ait eue, elle en redevient un. `revision_conflict` porte la `campaign` plus récente.',
  'admin/preview_campaign': 'Une lettre comme on la reçoit ; `size` compte les octets de `html`.',
  'admin/render_campaign':
    'Une lettre comme on l’écrit, avant de l’enregistrer ; `left_out` nomme ce qu’un e-mail ne montre pas, `dead_links` les adresses de ce site qui ne mènent nulle part.',
  'admin/campaign_report':
    'Ce qu’une lettre est devenue : ses liens dans l’ordre du texte, et combien de fois chacun a été suivi.',
  'admin/test_campaign': 'Envoie une lettre à une seule adresse, pour la voir.',
  'admin/schedule_campaign':
    'Programme l’envoi d’une lettre ; un moment passé, d’un jour au plus, veut dire maintenant.',
  'admin/cancel_campaign': 'Arrête une lettre ; celle qui part s’arrête où elle en est.',
  'admin/segment_count': 'Combien de personnes une lettre atteindrait.',
  'admin/list_suppressions':
    'Les adresses où n’ira aucune lettre, les dernières d’abord ; `query` est une part de l’adresse.',
  'admin/add_suppression':
    'Dès maintenant, aucune lettre ne va à cette adresse, ni l’e-mail qui demande de confirmer.',
  'admin/lift_suppression':
    'Permet de nouveau les lettres à une adresse ; la raison va au journal. Qui s’était désinscrit reçoit l’e-mail qui demande de confirmer, et rien d’autre.',
  'review/review_queue': 'Les avis à lire, page par page.',
  'review/moderate_review': 'Publie un avis, ou le refuse avec une raison.',
  'review/reply_to_review': 'Répond à un avis, sous son texte.',
  'review/close_reports': 'Ferme les signalements d’un avis.',
  'admin/stats_ways':
    'D’un article à une liste, et d’une liste à un cadeau ; les sommes d’argent pour qui voit les paiements.',
  'admin/stats': 'Les chiffres du site par jour, semaine ou mois, à côté de ceux d’autant de temps avant.',
  'admin/export_stats': 'Les mêmes chiffres, en fichier CSV.',
  'admin/assistant_log':
    'Les questions posées, sans les personnes, celles que l’on ne savait pas d’abord ; gardées quatre-vingt-dix jours.',
  'admin/describe_calls':
    'Les appels des boutiques et de l’équipe, comme la page des développeurs montre les autres.',
  'admin/site_state':
    'Qui attend une réponse, et comment vont les e-mails, la recherche, les paiements et le travail d’arrière-plan.',
  'admin/retry_job': 'Essaie de nouveau un travail abandonné.',
  'admin/retry_mail': 'Renvoie maintenant un e-mail refusé ou remis à plus tard.',
  'admin/service_state':
    'Chaque partie du service comme on la surveille : son état, depuis quand, et quoi faire.',
};
