CREATE TABLE "content_comment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"parent_id" bigint,
	"author_id" bigint,
	"quote" text,
	"before" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "review" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "review_asked_by" bigint;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "assigned_to" bigint;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "content_comment" ADD CONSTRAINT "content_comment_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment" ADD CONSTRAINT "content_comment_parent_id_content_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment" ADD CONSTRAINT "content_comment_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment" ADD CONSTRAINT "content_comment_closed_by_person_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comment_of" ON "content_comment" USING btree ("content_id","id");--> statement-breakpoint
CREATE INDEX "content_comment_author" ON "content_comment" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_review_asked_by_person_id_fk" FOREIGN KEY ("review_asked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_assigned_to_person_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_review" ON "content" USING btree ("review") WHERE review <> 'none';--> statement-breakpoint
CREATE INDEX "content_assigned" ON "content" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "content_wanted" ON "content" USING btree ("due_on") WHERE due_on is not null;