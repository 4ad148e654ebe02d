CREATE TABLE "unsplash_cover" (
	"remote_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"cover" jsonb NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"author" text NOT NULL,
	"author_url" text NOT NULL,
	"download_location" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "filename" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "look" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "avif" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "uploaded_by" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "unsplash_cover_place" ON "unsplash_cover" USING btree ("source","position","remote_id");--> statement-breakpoint
CREATE INDEX "media_url" ON "media" USING btree ("url");--> statement-breakpoint
CREATE INDEX "media_look" ON "media" USING btree ("look");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin (immutable_unaccent(lower("alt" || ' ' || "filename" || ' ' || coalesce("name", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "theme_cover_place" ON "theme_cover" USING btree ("category_id","position","id");