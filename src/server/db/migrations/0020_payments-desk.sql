CREATE TABLE "demo_balance" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"evidence" text,
	"due_by" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"provider_id" text NOT NULL,
	"contribution_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"due_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"evidence" text DEFAULT '' NOT NULL,
	"evidence_by" bigint,
	"evidence_sent_at" timestamp with time zone,
	"taken" bigint DEFAULT 0 NOT NULL,
	"fee_taken" bigint DEFAULT 0 NOT NULL,
	"shares" jsonb,
	"steps" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "dispute_status_known" CHECK (status in ('inquiry','inquiry_closed','needs_response','under_review','won','lost')),
	CONSTRAINT "dispute_taken" CHECK (taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_entry" (
	"provider" text NOT NULL,
	"entry_id" text NOT NULL,
	"livemode" boolean NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_entry_provider_entry_id_pk" PRIMARY KEY("provider","entry_id")
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quarantine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"intent_id" text NOT NULL,
	"why" text NOT NULL,
	"contribution_id" bigint,
	"facts" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quarantine_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "quarantine_status_known" CHECK (status in ('open','settled','set_aside'))
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"contribution_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"client_key" uuid,
	"asked_by" bigint,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"failure_code" text,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "refund_client_key_unique" UNIQUE("client_key"),
	CONSTRAINT "refund_amount" CHECK (amount > 0),
	CONSTRAINT "refund_status_known" CHECK (status in ('asked','ordered','done','refused','failed')),
	CONSTRAINT "refund_cause_known" CHECK (cause in ('admin','canceled','sold_out','unfunded'))
);
--> statement-breakpoint
ALTER TABLE "addon" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "disputed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_intent" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_contribution_id_contribution_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contribution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_evidence_by_person_id_fk" FOREIGN KEY ("evidence_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantine" ADD CONSTRAINT "quarantine_contribution_id_contribution_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contribution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantine" ADD CONSTRAINT "quarantine_closed_by_person_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_contribution_id_contribution_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contribution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_asked_by_person_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_balance_at" ON "demo_balance" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_provider" ON "dispute" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "dispute_contribution" ON "dispute" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "dispute_status" ON "dispute" USING btree ("status","due_by");--> statement-breakpoint
CREATE INDEX "provider_entry_ref" ON "provider_entry" USING btree ("ref","kind");--> statement-breakpoint
CREATE INDEX "provider_entry_at" ON "provider_entry" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "quarantine_word" ON "quarantine" USING btree ("provider","intent_id","why");--> statement-breakpoint
CREATE INDEX "quarantine_status" ON "quarantine" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "refund_contribution" ON "refund" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "refund_status" ON "refund" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "payment_event_intent" ON "payment_event" USING btree ((payload ->> 'intentId'));--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_refunded" CHECK (refunded >= 0 and disputed >= 0);--> statement-breakpoint
-- What was given back, charged and transferred before these columns and books existed.
UPDATE "demo_intent" SET "refunded_amount" = "amount" WHERE "refunded";--> statement-breakpoint
UPDATE "contribution" c SET "refunded" = c."amount" + c."fee" + coalesce(
  (SELECT sum(a."price") FROM "contribution_addon" a WHERE a."contribution_id" = c."id"), 0) WHERE c."status" = 'refunded';--> statement-breakpoint
INSERT INTO "demo_balance" ("id", "kind", "source", "amount", "at")
  SELECT 'txn_' || "id", 'charge', "id", "amount", "updated_at" FROM "demo_intent" WHERE "kind" = 'payment' AND "status" = 'succeeded';--> statement-breakpoint
INSERT INTO "demo_balance" ("id", "kind", "source", "amount", "at")
  SELECT 'txn_re_' || "id", 'refund', "id", -"amount", "updated_at" FROM "demo_intent" WHERE "kind" = 'payment' AND "refunded";--> statement-breakpoint
INSERT INTO "demo_balance" ("id", "kind", "source", "amount", "at")
  SELECT 'txn_' || "id", 'transfer', "id", -"amount", "created_at" FROM "demo_payout" WHERE "kind" = 'transfer';--> statement-breakpoint
INSERT INTO "demo_balance" ("id", "kind", "source", "amount", "at")
  SELECT 'txn_back_' || "id", 'transfer', "id", "amount", "created_at" FROM "demo_payout" WHERE "kind" = 'transfer' AND "reversed";
