/** Of each call of the newsroom, the library and the site: a contract’s own words are for programs, in English. */
export const aboutContentFr: Readonly<Record<string, string>> = {
  'content/search_content': 'Les contenus, page par page, cherchés, filtrés et triés.',
  'content/content_authors': 'Qui signe quelque chose, pour le filtre de la liste.',
  'content/content_tags':
    'Les mots-clés des contenus, trente au plus : d’abord ceux qui commencent ainsi, puis les plus employés.',
  'content/bulk_content': 'Une action sur plusieurs contenus ; chacun est fait ou refusé pour lui-même.',
  'content/bulk_fields':
    'Une rubrique, un auteur ou des mots-clés donnés à plusieurs contenus ; chacun est fait ou refusé pour lui-même.',
  'content/purge_content':
    'Retire un contenu de la corbeille pour de bon ; son adresse continue de répondre 410.',
  'content/content_backlinks':
    'Ce qui mène à un contenu, et les produits qu’il montre, avant de le supprimer.',
  'content/content_links': 'Où mène un contenu, et quels liens sont rompus.',
  'content/content_history': 'Les versions sans leurs textes, page par page.',
  'content/revision_text': 'Le texte d’une version.',
  'content/content_state': 'Ce que les lecteurs ont d’un contenu, son brouillon et ce qui est prévu.',
  'content/content_presence': 'Dit qu’un onglet a ce contenu ouvert, et qui d’autre l’a.',
  'content/begin_legal_page':
    'Commence une page que la loi demande, en brouillon, d’après notre modèle ; celle qui est là, si elle y est.',
  'content/schedule_content': 'Programme une publication ; `null` y renonce.',
  'content/schedule_unpublish': 'Retire un contenu du site à un moment donné.',
  'content/create_preview_link':
    'Fait un lien de sept jours qui montre le brouillon sans compte ; il n’est dit qu’une fois.',
  'content/list_preview_links': 'Les liens d’aperçu d’un contenu qui marchent encore.',
  'content/revoke_preview_link': 'Met fin à un lien d’aperçu.',
  'content/content_overview': 'Ce que compte le premier écran de l’administration, cinq de chaque sorte.',
  'content/list_redirects': 'Les anciennes adresses et où elles mènent (`null` : disparu), page par page.',
  'content/manual_redirect': 'La redirection faite à la main à une adresse, que la page publiée là remplace.',
  'content/save_redirect': 'Ajoute une redirection, ou change celle que `replaces` nomme.',
  'content/delete_redirect': 'Oublie une ancienne adresse, qui répond de nouveau 404.',
  'content/list_views': 'Les vues enregistrées de la liste des contenus.',
  'content/save_view': 'Garde les filtres d’une liste ; le même nom les remplace.',
  'content/delete_view': 'Oublie une vue enregistrée.',
  'content/site_links': 'Les adresses de ce site par leur titre, pour qui fait un lien.',
  'content/find_content':
    'Des contenus par des mots de leur titre ou de leur adresse, les derniers modifiés d’abord.',
  'content/check_links': 'Lesquelles de ces adresses du site ne mènent nulle part.',
  'content/list_templates': 'Tous les gabarits, avec leurs champs.',
  'content/browse_templates':
    'Une page des gabarits, et celui qui est ouvert (`espace/nom`), sur quelque page qu’il soit.',
  'content/save_new_template': 'Fait un gabarit, avec ses champs.',
  'content/edit_template': 'Change les champs d’un gabarit que rien n’emploie encore.',
  'content/delete_template': 'Supprime un gabarit que rien n’emploie.',
  'content/preview_template_change': 'Ce qu’un changement de champs ferait aux contenus ; rien n’est changé.',
  'content/change_template': 'Change un gabarit employé : ses contenus sont récrits en arrière-plan.',
  'content/template_migration': 'Où en est la récriture des contenus.',
  'content/template_uses': 'Les contenus qui emploient un gabarit.',
  'content/embedded_products':
    'Les produits qu’un texte nomme, comme cartes de l’éditeur ; ceux qui n’existent plus sont laissés.',
  'content/begin_import': 'Annonce une archive ZIP, envoyée par morceaux de 4 Mio.',
  'content/send_import_piece': 'Un morceau en base64 ; de nouveau : le même morceau.',
  'content/check_import': 'Regarde chaque fichier en arrière-plan, et n’écrit rien.',
  'content/apply_import': 'Fait entrer ce qui n’a pas été refusé, en arrière-plan.',
  'content/import_state': 'Où en est un import.',
  'content/import_report': 'Ce que devient chaque fichier, page par page.',
  'content/list_imports': 'Les imports dont le compte rendu est gardé, les derniers d’abord.',
  'content/cancel_import': 'Oublie un import ; celui qui écrit déjà va jusqu’au bout.',
  'content/export_content':
    'L’adresse d’une archive de tous les documents et de toutes les images ; elle s’ouvre pendant cinq minutes.',
  'content/export_progress': 'Combien de documents et d’images d’une archive sont écrits.',
  'content/ask_review': 'Demande une relecture, à quelqu’un ou à qui peut publier.',
  'content/answer_review': 'Répond à une relecture : approuvé, ou à reprendre, avec des mots.',
  'content/assign_content': 'Confie un contenu à quelqu’un ; `null` ne le confie plus à personne.',
  'content/set_due': 'Le jour auquel un texte est attendu, pour le calendrier.',
  'content/list_comments': 'Les commentaires d’un contenu, avec la ligne où sont leurs mots cités.',
  'content/add_comment':
    'Commente un contenu, ou répond à un commentaire ; qui est mentionné reçoit un e-mail.',
  'content/close_comment': 'Marque un commentaire comme réglé, ou le rouvre.',
  'content/calendar': 'Ce qui est publié, programmé, retiré ou attendu entre deux jours.',
  'content/newsroom_people': 'Qui peut relire, être nommé et se voir confier un texte.',
  'content/get_checklist': 'Ce qu’il faut regarder avant de publier ce document, et qui l’a regardé.',
  'content/tick_checklist': 'Coche une ligne de la liste de contrôle d’un document, ou la décoche.',
  'content/checklist_lines': 'Les lignes de la liste de contrôle d’un gabarit.',
  'content/save_template_checklist':
    'Change la liste de contrôle d’un gabarit ; une ligne garde sa clé, et ses coches, quand ses mots changent.',
  'content/get_post_preview': 'Un article, même non publié, comme sa page le montrerait.',
  'content/content_list': 'Tous les contenus, sans leur texte.',
  'content/content_detail': 'Un contenu entier, avec son Markdown.',
  'content/create_content': 'Fait un contenu de son Markdown ; il n’est pas encore publié.',
  'content/update_content':
    'Enregistre un contenu ; s’il est publié, les lecteurs ont le nouveau texte aussitôt.',
  'content/save_draft': 'Garde un brouillon à côté de ce que les lecteurs ont.',
  'content/publish_draft': 'Publie le brouillon d’un contenu.',
  'content/discard_draft': 'Jette le brouillon : reste ce que les lecteurs ont.',
  'content/enable_content': 'Publie un contenu, ou le retire du site.',
  'content/delete_content': 'Met un contenu à la corbeille, pour trente jours.',
  'content/deleted_content': 'Ce qui est dans la corbeille, pour trente jours.',
  'content/restore_content': 'Sort un contenu de la corbeille, dans l’état qu’il avait.',
  'content/content_attention': 'Ce qu’un rédacteur devrait regarder, le plus récent d’abord.',
  'content/content_revisions': 'Les versions d’un contenu, avec leurs textes.',
  'content/restore_revision': 'Reprend une version ancienne, comme une version de plus.',
  'content/render_preview': 'À quoi ressemblerait un document, sans l’enregistrer.',
  'content/article_updated_callback': 'Fait refaire les pages qui montrent un article, et dit lesquelles.',
  'content/clear_content_cache': 'Fait refaire toutes les pages gardées, et dit combien.',
  'content/upload_media':
    'Ajoute une image à la bibliothèque. Son nom est dans la data URL : data:image/png;name=photo.png;base64,…',
  'content/fetch_picture':
    'Les octets d’une image d’un autre site que nomme un texte collé, à ajouter comme un fichier.',
  'content/list_media':
    'La bibliothèque, les dernières d’abord, cherchée par description et nom de fichier ; un dossier ou une étiquette vide veut dire tous.',
  'content/media_filing':
    'Les dossiers et les étiquettes de la bibliothèque, avec le nombre d’images de chacun.',
  'content/media_detail': 'Une image, où elle sert, et celles qui lui ressemblent.',
  'content/known_media': 'Quels fichiers la bibliothèque a déjà, par le SHA-256 de leurs octets.',
  'content/update_media':
    'La description (un texte garde celle qu’il donne lui-même), le rangement, le point à garder visible ; ce qui n’est pas donné reste.',
  'content/crop_media':
    'Une image de plus, recadrée autour du point à garder ; la première reste comme elle est.',
  'content/replace_media':
    'Une autre image à la même adresse ; partout où elle sert, c’est elle qui se montre.',
  'content/delete_media':
    'Supprime une image ; refusé avec la liste de ses emplois, à moins d’en confirmer autant.',
  'content/create_theme_category': 'Fait une catégorie de couvertures.',
  'content/move_theme_category': 'Change la place d’une catégorie de couvertures.',
  'content/rename_theme_category': 'Donne un autre nom à une catégorie de couvertures.',
  'content/delete_theme_category': 'Supprime une catégorie de couvertures vide.',
  'content/add_new_themecover':
    'Ajoute une couverture ; son adresse est l’une de celles que répond `upload_media`.',
  'content/update_themecover': 'Change la catégorie d’une couverture, ou la montre et la cache.',
  'content/update_themecover_cover_position': 'Change la place d’une couverture.',
  'content/delete_themecover': 'Supprime une couverture ; les listes qui l’ont choisie la gardent.',
  'content/get_themes_covers_by_category_with_stats':
    'Les couvertures par catégorie, avec combien de listes ont choisi chacune.',
  'content/list_theme_categories':
    'Les catégories dans leur ordre, avec le nombre de couvertures de chacune.',
  'content/list_category_covers': 'Une page des couvertures d’une catégorie, dans leur ordre.',
  'content/get_unsplash_covers_with_stats':
    'Les photographies de la galerie, avec combien de listes ont choisi chacune.',
  'content/list_gallery':
    'Une page de la galerie avec les emplois de chaque photographie, et combien ont été choisies en tout.',
  'content/update_unsplash_cover_position': 'Change la place d’une photographie dans la galerie.',
  'content/search_unsplash': 'Des photographies à mettre dans la galerie.',
  'content/add_unsplash_cover': 'Met à la fin de la galerie une photographie que l’on a trouvée.',
  'content/remove_unsplash_cover':
    'Retire une photographie de la galerie, ou l’y remet ; les listes qui l’ont choisie la gardent.',
  'content/get_site_settings': 'Toutes les parties des réglages, menus compris, comme les lecteurs les ont.',
  'content/save_site_setting':
    'Enregistre et publie une partie des réglages ; `pages` dit combien de pages gardées sont refaites.',
  'content/site_setting_history': 'Ce qu’une partie des réglages a été, le plus récent d’abord.',
  'content/page_figures': 'Les trente derniers jours de la page d’un contenu ; `null` s’il n’en a pas.',
  'content/outings_desk': 'Les sorties dont le lieu paraît faux, et ce qui est venu de DATAtourisme.',
};
