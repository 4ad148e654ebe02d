CREATE TABLE "feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"merchant" text NOT NULL,
	"url" text,
	"schedule" text DEFAULT 'manual' NOT NULL,
	"mapping" jsonb,
	"shelves" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"default_shelf" text,
	"sold_here" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"next_run_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_line" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text,
	"title" text,
	"outcome" text NOT NULL,
	"message" text,
	CONSTRAINT "feed_line_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_picture" (
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"url" text,
	"thumb" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_picture_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_piece" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "feed_piece_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_run" (
	"id" text PRIMARY KEY NOT NULL,
	"feed_id" bigint NOT NULL,
	"name" text NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"unattended" boolean DEFAULT false NOT NULL,
	"format" text,
	"encoding" text,
	"separator" text,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shelves" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text,
	"remark" text,
	"author_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "feed_id" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "feed_key" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "feed_hash" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "kept_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_preset" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_preset" ADD COLUMN "sort" text DEFAULT 'relevance' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_preset" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_preset" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_preset" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_line" ADD CONSTRAINT "feed_line_run_id_feed_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_piece" ADD CONSTRAINT "feed_piece_run_id_feed_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_run" ADD CONSTRAINT "feed_run_feed_id_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feed"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_line_key" ON "feed_line" USING btree ("run_id","key");--> statement-breakpoint
CREATE INDEX "feed_picture_waiting" ON "feed_picture" USING btree ("next_try_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "feed_picture_source" ON "feed_picture" USING btree ("source") WHERE state = 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "feed_run_one_at_a_time" ON "feed_run" USING btree ("feed_id") WHERE state not in ('done', 'refused', 'canceled');--> statement-breakpoint
CREATE INDEX "feed_run_feed" ON "feed_run" USING btree ("feed_id","created_at");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_feed_id_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feed"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_gtin" ON "product" USING btree ("gtin") WHERE gtin is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_feed_key" ON "product" USING btree ("feed_id","feed_key");--> statement-breakpoint
CREATE INDEX "product_shelf" ON "product" USING btree ("classification_slug","popularity") WHERE kind = 'catalogue' and deleted_at is null;