ALTER TABLE "session" ADD COLUMN "opener_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "session_impersonator" ON "session" USING btree ("impersonator_id");--> statement-breakpoint
CREATE INDEX "session_opener" ON "session" USING btree ("opener_hash");