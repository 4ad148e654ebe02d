CREATE TABLE "outing" (
	"uri" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"commune_code" text NOT NULL,
	"department_code" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"url" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_day" text,
	"creator" text DEFAULT '' NOT NULL,
	"updated_on" text,
	"feed" text NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outing_department" ON "outing" USING btree ("department_code","withdrawn");--> statement-breakpoint
CREATE INDEX "outing_commune" ON "outing" USING btree ("commune_code","withdrawn");--> statement-breakpoint
CREATE INDEX "outing_position" ON "outing" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "outing_feed" ON "outing" USING btree ("feed");