CREATE TABLE "guess" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guess_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"email" text,
	"publicname" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guess_game" (
	"list_id" bigint PRIMARY KEY NOT NULL,
	"asks" text[] NOT NULL,
	"closes_on" date NOT NULL,
	"answers" jsonb,
	"revealed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guess" ADD CONSTRAINT "guess_list_id_guess_game_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."guess_game"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_game" ADD CONSTRAINT "guess_game_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guess_once" ON "guess" USING btree ("list_id","email");--> statement-breakpoint
CREATE INDEX "guess_address" ON "guess" USING btree ("email") WHERE email is not null;--> statement-breakpoint
-- A list's page says what is asked, until when, how many played, and who was right (docs/decisions: lists as bytes).
CREATE FUNCTION guess_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT list_id FROM old_rows));
  ELSE
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT list_id FROM new_rows));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER guess_game_publish_new AFTER INSERT ON "guess_game" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION guess_publish();--> statement-breakpoint
CREATE TRIGGER guess_game_publish_changed AFTER UPDATE ON "guess_game" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION guess_publish();--> statement-breakpoint
CREATE TRIGGER guess_game_publish_gone AFTER DELETE ON "guess_game" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION guess_publish();--> statement-breakpoint
-- A changed answer shows nowhere before the birth is told.
CREATE TRIGGER guess_publish_new AFTER INSERT ON "guess" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION guess_publish();--> statement-breakpoint
CREATE TRIGGER guess_publish_gone AFTER DELETE ON "guess" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION guess_publish();
