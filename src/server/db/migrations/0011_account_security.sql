CREATE TABLE "device_token" (
	"token" text PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"platform" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "notify" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "device_token" ADD CONSTRAINT "device_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_token_person" ON "device_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "identity_person" ON "identity" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_uuid_unique" UNIQUE("uuid");--> statement-breakpoint
UPDATE "notification" SET "mailed_at" = now();