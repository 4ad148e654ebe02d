CREATE TABLE "content_checklist" (
	"namespace" text NOT NULL,
	"template_name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_checklist_namespace_template_name_pk" PRIMARY KEY("namespace","template_name")
);
--> statement-breakpoint
CREATE TABLE "content_tick" (
	"content_id" bigint NOT NULL,
	"key" text NOT NULL,
	"by_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_tick_content_id_key_pk" PRIMARY KEY("content_id","key")
);
--> statement-breakpoint
ALTER TABLE "content_tick" ADD CONSTRAINT "content_tick_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_tick" ADD CONSTRAINT "content_tick_by_id_person_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_tick_by" ON "content_tick" USING btree ("by_id");