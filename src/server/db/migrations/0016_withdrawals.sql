CREATE TABLE "demo_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"recipient" text NOT NULL,
	"amount" bigint NOT NULL,
	"reversed" boolean DEFAULT false NOT NULL,
	"arrives_at" timestamp with time zone,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_payout_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "demo_recipient" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"link_token" text NOT NULL,
	"return_path" text DEFAULT '/' NOT NULL,
	"status" text DEFAULT 'onboarding' NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"bank_last4" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_recipient_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "demo_recipient_link_token_unique" UNIQUE("link_token")
);
--> statement-breakpoint
CREATE TABLE "recipient" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipient_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"account" text NOT NULL,
	"status" text DEFAULT 'onboarding' NOT NULL,
	"bank_last4" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipient_account_unique" UNIQUE("account"),
	CONSTRAINT "recipient_status" CHECK (status in ('onboarding','in_review','documents','verified','refused'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"pot_id" bigint NOT NULL,
	"recipient_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"client_key" text NOT NULL,
	"bank_last4" text,
	"transfer_id" text,
	"payout_id" text,
	"arrives_at" timestamp with time zone,
	"failure_code" text,
	"reserved_at" timestamp with time zone,
	"transferred_at" timestamp with time zone,
	"paid_out_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "withdrawal_payout_id_unique" UNIQUE("payout_id"),
	CONSTRAINT "withdrawal_amount" CHECK (amount > 0),
	CONSTRAINT "withdrawal_status" CHECK (status in ('requested','reserved','transferring','paying_out','paid','failed'))
);
--> statement-breakpoint
ALTER TABLE "pot" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pot" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pot" ADD COLUMN "held_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_payout" ADD CONSTRAINT "demo_payout_recipient_demo_recipient_id_fk" FOREIGN KEY ("recipient") REFERENCES "public"."demo_recipient"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient" ADD CONSTRAINT "recipient_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_pot_id_pot_id_fk" FOREIGN KEY ("pot_id") REFERENCES "public"."pot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_recipient_id_recipient_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."recipient"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_person" ON "recipient" USING btree ("person_id","provider","livemode");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_key" ON "withdrawal" USING btree ("pot_id","client_key");--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("status","updated_at");