CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "recipient" DROP CONSTRAINT "recipient_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "recipient" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "action_token" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unasked_to" text;--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
ALTER TABLE "action_token" ADD CONSTRAINT "action_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient" ADD CONSTRAINT "recipient_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_token_person" ON "action_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_unasked" ON "mail_outbox" USING btree ("unasked_to","created_at") WHERE unasked_to is not null;--> statement-breakpoint
-- by hand: counts need not outlive a crash, and are written at each login
ALTER TABLE "rate_limit" SET UNLOGGED;
--> statement-breakpoint
-- by hand: links that are out are found by their person from now on; the subject of a confirmation is its address
UPDATE "action_token" SET "person_id" = p."id" FROM "person" p
WHERE "action_token"."purpose" IN ('reset-password', 'dso') AND "action_token"."subject" = p."uuid"::text;
--> statement-breakpoint
UPDATE "action_token" SET "person_id" = p."id", "subject" = "action_token"."subject"::json->>'email' FROM "person" p
WHERE "action_token"."purpose" = 'verify-email' AND "action_token"."subject"::json->>'uuid' = p."uuid"::text;
