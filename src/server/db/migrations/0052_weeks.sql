ALTER TABLE "list" ADD COLUMN "hushed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "list" ADD COLUMN "hushed" jsonb;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "week_sent_on" date;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "week_due_on" date;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "week_mail_id" bigint;--> statement-breakpoint
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_week_mail_id_mail_outbox_id_fk" FOREIGN KEY ("week_mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriber_week_mail" ON "subscriber" USING btree ("week_mail_id") WHERE week_mail_id is not null;