CREATE TABLE "gift_thanks" (
	"list_id" bigint NOT NULL,
	"gift" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"by" bigint,
	"thanked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_thanks_list_id_gift_pk" PRIMARY KEY("list_id","gift")
);
--> statement-breakpoint
CREATE TABLE "link_check" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"price_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "list_invitation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"list_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" bigint,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" bigint,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "list_invitation_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "list_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "list" ADD COLUMN "set_aside" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_thanks" ADD CONSTRAINT "gift_thanks_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_thanks" ADD CONSTRAINT "gift_thanks_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_check" ADD CONSTRAINT "link_check_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_invitation" ADD CONSTRAINT "list_invitation_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_invitation" ADD CONSTRAINT "list_invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_invitation" ADD CONSTRAINT "list_invitation_accepted_by_person_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_invitation_open" ON "list_invitation" USING btree ("list_id","email") WHERE accepted_at is null and revoked_at is null;