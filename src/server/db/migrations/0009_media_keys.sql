ALTER TABLE "media" ADD COLUMN "keys" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "media_keys" ON "media" USING gin ("keys");