-- New words of an index wait in a list that one statement in many puts in its place: 150 ms of the embedded database for
-- a list of 4 MB, which nobody else is served in. A shorter list is put in its place more often, in a few milliseconds.
alter index search_document_words set (gin_pending_list_limit = 64);--> statement-breakpoint
alter index search_document_is_a set (gin_pending_list_limit = 64);--> statement-breakpoint
alter index search_document_about set (gin_pending_list_limit = 64);--> statement-breakpoint
alter index search_term_trigrams set (gin_pending_list_limit = 64);
