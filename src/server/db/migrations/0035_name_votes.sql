CREATE TABLE "name_vote" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_vote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"own_hash" text NOT NULL,
	"other_hash" text NOT NULL,
	"names" text[] NOT NULL,
	"last_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "name_vote_own_hash_unique" UNIQUE("own_hash"),
	CONSTRAINT "name_vote_other_hash_unique" UNIQUE("other_hash")
);
--> statement-breakpoint
CREATE TABLE "name_vote_choice" (
	"vote_id" bigint NOT NULL,
	"other" boolean NOT NULL,
	"slug" text NOT NULL,
	"choice" smallint NOT NULL,
	CONSTRAINT "name_vote_choice_vote_id_other_slug_pk" PRIMARY KEY("vote_id","other","slug")
);
--> statement-breakpoint
ALTER TABLE "name_vote_choice" ADD CONSTRAINT "name_vote_choice_vote_id_name_vote_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."name_vote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_vote_used" ON "name_vote" USING btree ("used_at");