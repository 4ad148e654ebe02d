ALTER TABLE "media" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_name_unique" UNIQUE("name");