ALTER TABLE "merchant" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant" ADD CONSTRAINT "merchant_closed" CHECK (closed_at is null or status = 'disabled');