CREATE TABLE "search_tuning" (
	"revision" integer PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_outbox" ADD COLUMN "standby_knows" boolean DEFAULT false NOT NULL;