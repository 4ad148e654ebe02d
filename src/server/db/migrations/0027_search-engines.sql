CREATE TABLE "search_engine" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_outbox" ADD COLUMN "heard_by" text[] DEFAULT '{}' NOT NULL;