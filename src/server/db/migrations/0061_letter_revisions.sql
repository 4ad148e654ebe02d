ALTER TABLE "campaign" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "week_bounced" text;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "stop" text;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "stop_words" text;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "stopped_by" bigint;--> statement-breakpoint
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_stopped_by_person_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriber_stopped_by" ON "subscriber" USING btree ("stopped_by") WHERE stopped_by is not null;--> statement-breakpoint
CREATE INDEX "subscriber_stop" ON "subscriber" USING btree ("stopped_at","id") WHERE stop is not null;--> statement-breakpoint
UPDATE "subscriber" SET "stop" = 'bounced', "stopped_at" = "updated_at" WHERE "bounces" >= 3;--> statement-breakpoint
UPDATE "subscriber" SET "stop" = 'unsubscribed', "stopped_at" = "withdrawn_at"
WHERE "stop" IS NULL AND "withdrawn_at" IS NOT NULL AND NOT ("week_sent_on" IS NOT NULL AND "week_due_on" IS NULL);
