CREATE TABLE "content_link" (
	"content_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"broken" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_link_content_id_kind_target_pk" PRIMARY KEY("content_id","kind","target")
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"content_id" bigint NOT NULL,
	"client" text NOT NULL,
	"person_id" bigint NOT NULL,
	"writing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_presence_content_id_client_pk" PRIMARY KEY("content_id","client")
);
--> statement-breakpoint
CREATE TABLE "preview_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "preview_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "draft_by" bigint;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "schedule_problem" text;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "kind" text DEFAULT 'save' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "restored_from" integer;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "changes" jsonb DEFAULT '{"fields":[],"words":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "source" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_link" ADD CONSTRAINT "content_link_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_link_target" ON "content_link" USING btree ("kind","target");--> statement-breakpoint
CREATE INDEX "content_link_broken" ON "content_link" USING btree ("content_id","kind") WHERE broken;--> statement-breakpoint
CREATE INDEX "preview_link_content" ON "preview_link" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "content_updated" ON "content" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "content_due" ON "content" USING btree ("scheduled_at") WHERE scheduled_at is not null;--> statement-breakpoint
CREATE INDEX "content_ends" ON "content" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "content_binned" ON "content" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "content_words" ON "content" USING gin (immutable_unaccent(lower("title" || ' ' || "slug")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "redirect_to" ON "redirect" USING btree ("to_path");