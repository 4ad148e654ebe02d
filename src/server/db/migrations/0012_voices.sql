CREATE TABLE "contact_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"stamp" text NOT NULL,
	"fingerprint" text NOT NULL,
	"handled_by" bigint,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" bigint NOT NULL,
	"signature" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"experience_month" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"refusal" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"moderated_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "review_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"reporter" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_message_stamp" ON "contact_message" USING btree ("stamp");--> statement-breakpoint
CREATE INDEX "contact_message_fingerprint" ON "contact_message" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "contact_message_inbox" ON "contact_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "contact_message_new" ON "contact_message" USING btree ("created_at") WHERE status = 'new';--> statement-breakpoint
CREATE INDEX "review_published" ON "review" USING btree ("status","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_report_once" ON "review_report" USING btree ("review_id","reporter");