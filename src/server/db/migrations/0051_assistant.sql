CREATE TABLE "assistant_question" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assistant_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"question" text NOT NULL,
	"kind" text NOT NULL,
	"answered_by" text NOT NULL,
	"path" text,
	"useful" boolean,
	"words" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_question_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "assistant_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"micros" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_question_asked" ON "assistant_question" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "assistant_question_kind" ON "assistant_question" USING btree ("kind","created_at");