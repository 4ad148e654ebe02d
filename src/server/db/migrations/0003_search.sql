CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"generation" integer NOT NULL,
	"id" text NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"doc" jsonb NOT NULL,
	"name" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"brand_slug" text,
	"brand_facet" text,
	"tag_slugs" text[] NOT NULL,
	"tag_facets" text[] NOT NULL,
	"classification" text,
	"namespace" text,
	"price" bigint,
	"in_stock" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"created_at" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "search_document_kind_generation_id_pk" PRIMARY KEY("kind","generation","id")
);
--> statement-breakpoint
CREATE TABLE "search_generation" (
	"kind" text PRIMARY KEY NOT NULL,
	"live" integer DEFAULT 1 NOT NULL,
	"building" integer
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"kind" text NOT NULL,
	"generation" integer NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "search_term_kind_generation_term_pk" PRIMARY KEY("kind","generation","term")
);
--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_price" ON "search_document" USING btree ("kind","generation","price");--> statement-breakpoint
create extension if not exists unaccent;--> statement-breakpoint
create extension if not exists pg_trgm;--> statement-breakpoint
create or replace function immutable_unaccent(text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$;--> statement-breakpoint
do $$ begin
  if not exists (select from pg_ts_config where cfgname = 'search_french') then
    create text search configuration search_french (copy = french);
    alter text search configuration search_french
      alter mapping for hword, hword_part, word with unaccent, french_stem;
    alter text search configuration search_french alter mapping for numword, numhword with unaccent, simple;
  end if;
  if not exists (select from pg_ts_config where cfgname = 'search_words') then
    create text search configuration search_words (copy = simple);
    alter text search configuration search_words
      alter mapping for hword, hword_part, word, numword, numhword with unaccent, simple;
  end if;
end $$;--> statement-breakpoint
create index if not exists search_term_trigrams on search_term using gin (term gin_trgm_ops);--> statement-breakpoint
create index if not exists search_term_prefix on search_term (kind, generation, term text_pattern_ops);--> statement-breakpoint
insert into search_generation (kind, live) values ('product', 1), ('tag', 1), ('brand', 1), ('content', 1)
  on conflict do nothing;
