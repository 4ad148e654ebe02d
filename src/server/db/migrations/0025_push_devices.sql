ALTER TABLE "device_token" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "device_token" ADD COLUMN "keys" jsonb;--> statement-breakpoint
ALTER TABLE "device_token" ADD CONSTRAINT "device_token_uuid_unique" UNIQUE("uuid");