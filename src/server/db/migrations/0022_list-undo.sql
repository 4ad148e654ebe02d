ALTER TABLE "list" ADD COLUMN "past_covers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "list_item" ADD COLUMN "client_id" uuid;--> statement-breakpoint
CREATE INDEX "list_public" ON "list" USING btree ("id") WHERE settings->>'visibility' = 'public' and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "list_item_client" ON "list_item" USING btree ("list_id","client_id") WHERE client_id is not null;