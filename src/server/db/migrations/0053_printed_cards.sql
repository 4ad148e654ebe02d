CREATE TABLE "printed_card" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "printed_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contribution_id" bigint NOT NULL,
	"list_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"address" jsonb,
	"asked_at" timestamp with time zone,
	"printed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "printed_card_contribution_id_unique" UNIQUE("contribution_id"),
	CONSTRAINT "printed_card_state_known" CHECK (state in ('waiting', 'printed', 'sent', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "addon" ADD COLUMN "posted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "printed_card" ADD CONSTRAINT "printed_card_contribution_id_contribution_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contribution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_card" ADD CONSTRAINT "printed_card_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "printed_card_state" ON "printed_card" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "printed_card_list" ON "printed_card" USING btree ("list_id");