ALTER TABLE "search_document" ADD COLUMN "heads" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "is_a" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "about" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "sizes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "materials" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "age_min" integer;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "age_max" integer;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "weight_min" real;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "weight_max" real;--> statement-breakpoint
CREATE INDEX "search_document_is_a" ON "search_document" USING gin ("is_a");--> statement-breakpoint
CREATE INDEX "search_document_about" ON "search_document" USING gin ("about");