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
CREATE INDEX "ledger_tx_ref" ON "ledger_tx" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "ledger_tx_at" ON "ledger_tx" USING btree ("created_at");