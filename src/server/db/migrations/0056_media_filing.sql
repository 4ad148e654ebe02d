ALTER TABLE "media" ADD COLUMN "shelf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "labels" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
CREATE INDEX "media_shelf" ON "media" USING btree ("shelf");--> statement-breakpoint
CREATE INDEX "media_labels" ON "media" USING gin ("labels");