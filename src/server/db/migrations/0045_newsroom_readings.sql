ALTER TABLE "content" ADD COLUMN "review_holds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_comment" ADD COLUMN "guest" text;--> statement-breakpoint
ALTER TABLE "preview_link" ADD COLUMN "may_comment" boolean DEFAULT false NOT NULL;