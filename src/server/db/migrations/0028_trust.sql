CREATE TABLE "payment_event_due" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text,
	CONSTRAINT "payment_event_due_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"cookie_hash" text NOT NULL,
	"place_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkey_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"selector" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "check_result" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"detail" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"took_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fault_count" (
	"minute" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "fault_count_minute_kind_pk" PRIMARY KEY("minute","kind")
);
--> statement-breakpoint
CREATE TABLE "ledger_export" (
	"day" text PRIMARY KEY NOT NULL,
	"head" text NOT NULL,
	"signature" text NOT NULL,
	"entries" integer NOT NULL,
	"debits" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_state" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"strikes" integer DEFAULT 0 NOT NULL,
	"calm" integer DEFAULT 0 NOT NULL,
	"told_since" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_once" (
	"digest" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipient" DROP CONSTRAINT "recipient_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "recipient" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "action_token" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "opener_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unasked_to" text;--> statement-breakpoint
ALTER TABLE "payment_event_due" ADD CONSTRAINT "payment_event_due_event" FOREIGN KEY ("provider","event_id") REFERENCES "public"."payment_event"("provider","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_event_due_next" ON "payment_event_due" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_cookie" ON "known_device" USING btree ("person_id","cookie_hash");--> statement-breakpoint
CREATE INDEX "passkey_person" ON "passkey" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_selector" ON "recovery_code" USING btree ("person_id","selector");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "call_once_created" ON "call_once" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "action_token" ADD CONSTRAINT "action_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient" ADD CONSTRAINT "recipient_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_token_person" ON "action_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_impersonator" ON "session" USING btree ("impersonator_id");--> statement-breakpoint
CREATE INDEX "session_opener" ON "session" USING btree ("opener_hash");--> statement-breakpoint
CREATE INDEX "ledger_tx_ref" ON "ledger_tx" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "ledger_tx_at" ON "ledger_tx" USING btree ("created_at");--> statement-breakpoint
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
