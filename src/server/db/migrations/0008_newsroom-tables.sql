CREATE TABLE "content_import" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"publish" integer DEFAULT 0 NOT NULL,
	"author_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_import_chunk" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_import_chunk_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "content_import_line" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"outcome" text NOT NULL,
	"title" text,
	"content_id" bigint,
	"message" text,
	"line" integer,
	"col" integer,
	CONSTRAINT "content_import_line_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "site_setting_revision" (
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"value" jsonb NOT NULL,
	"author_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_setting_revision_key_revision_pk" PRIMARY KEY("key","revision")
);
--> statement-breakpoint
CREATE TABLE "template_migration" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "template_migration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"namespace" text NOT NULL,
	"template_name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"cursor" bigint DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_setting" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_setting" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
ALTER TABLE "content_import_chunk" ADD CONSTRAINT "content_import_chunk_import_id_content_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_import_line" ADD CONSTRAINT "content_import_line_import_id_content_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_migration_of" ON "template_migration" USING btree ("namespace","template_name");