CREATE TABLE "stat_count" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"path" text NOT NULL,
	"label" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "stat_count_day_what_path_label_pk" PRIMARY KEY("day","what","path","label")
);
--> statement-breakpoint
CREATE TABLE "stat_salt" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stat_visitor" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"visitor" bigint NOT NULL,
	CONSTRAINT "stat_visitor_day_path_visitor_pk" PRIMARY KEY("day","path","visitor")
);
--> statement-breakpoint
CREATE INDEX "stat_count_what" ON "stat_count" USING btree ("what","path","day");