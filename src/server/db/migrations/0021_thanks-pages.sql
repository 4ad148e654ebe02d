ALTER TABLE "contribution" ADD COLUMN "thanks_key" text;--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_thanks_key_unique" UNIQUE("thanks_key");