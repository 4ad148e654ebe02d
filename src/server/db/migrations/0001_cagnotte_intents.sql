CREATE TABLE "contribution_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"contribution_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"client_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pot" DROP CONSTRAINT "pot_list_id_unique";--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "last_failure_id" text;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "cancel_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "charge_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "next_charge_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "needs_action_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "funds_available_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demo_event" ADD COLUMN "next_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_intent" ADD COLUMN "failure_id" text;--> statement-breakpoint
ALTER TABLE "demo_intent" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "demo_intent" ADD COLUMN "available_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demo_intent" ADD COLUMN "refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_intent" ADD CONSTRAINT "contribution_intent_contribution_id_contribution_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contribution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contribution_intent_contribution" ON "contribution_intent" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "contribution_open" ON "contribution" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "demo_event_due" ON "demo_event" USING btree ("next_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pot_list" ON "pot" USING btree ("list_id","provider","livemode");--> statement-breakpoint
ALTER TABLE "contribution" DROP COLUMN "client_secret";