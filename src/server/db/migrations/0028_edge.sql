CREATE TABLE "payment_event_due" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text,
	CONSTRAINT "payment_event_due_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "call_once" (
	"digest" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_event_due" ADD CONSTRAINT "payment_event_due_event" FOREIGN KEY ("provider","event_id") REFERENCES "public"."payment_event"("provider","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_event_due_next" ON "payment_event_due" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "call_once_created" ON "call_once" USING btree ("created_at");