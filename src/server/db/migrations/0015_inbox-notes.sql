ALTER TABLE "contact_message" ADD COLUMN "assigned_to" bigint;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "note" text DEFAULT '' NOT NULL;