DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "second_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_at") WHERE sent_at is null and failed_at is null;