DROP TABLE "commune" CASCADE;--> statement-breakpoint
DROP TABLE "department" CASCADE;