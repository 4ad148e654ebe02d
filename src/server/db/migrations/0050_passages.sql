CREATE TABLE "passage" (
	"content_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "passage_content_id_place_pk" PRIMARY KEY("content_id","place")
);
--> statement-breakpoint
CREATE TABLE "passage_word" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"passages" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "passage_words" ON "passage" USING gin ("words");--> statement-breakpoint
CREATE INDEX "passage_word_stem" ON "passage_word" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "passage_word_trigrams" ON "passage_word" USING gin ("word" gin_trgm_ops);